import { expect, test } from 'vitest';
import { drawLogo } from './logo';

const file = (turn: boolean) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawLogo(turn)}</svg>\n`;

test('the icons of the page are the logo', async () => {
  await expect(file(false)).toMatchFileSnapshot('../../public/favicon.svg');
  await expect(file(true)).toMatchFileSnapshot('../../public/favicon-turn.svg');
});
