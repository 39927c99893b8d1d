import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { applyTheme, keepPace } from './lib/places.svelte';
import { preferred, speak } from './lib/words.svelte';
import { employ } from './lib/worker';

applyTheme();
keepPace();
matchMedia('(prefers-color-scheme: light)').addEventListener('change', applyTheme);
await speak(preferred());
mount(App, { target: document.getElementById('app')! });
// A page that is being worked on is not to be kept.
if (import.meta.env.PROD) void employ().catch(() => {});
