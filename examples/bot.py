"""A bot in twenty lines: it always digs to the right, as Gold Miner and as Saboteur, against four of the program's own bots."""

import json
import subprocess
import sys

program = sys.argv[1] if len(sys.argv) > 1 else "saboteur"
table = subprocess.Popen([program, "bot", "--level", "easy"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

def ask(**request):
    print(json.dumps(request), file=table.stdin, flush=True)
    return json.loads(table.stdout.readline())

def choose(moves):
    laid = [move for move in moves if move["type"] == "play" and "place" in move["target"]]
    return max(laid, key=lambda move: move["target"]["place"]["cell"][0], default=moves[0])

status = ask(cmd="new", rules="anniversary", players=["Python", "Orin", "Dagna", "Brokk", "Hilda"], seed=42)
while status["to_act"]:
    if status["to_act"]["seat"] == 0:
        status = ask(cmd="play", move=choose(ask(cmd="legal")["moves"]))
    else:
        status = ask(cmd="choose", play=True)
print(dict(zip(status["players"], status["outcome"]["scores"])))
