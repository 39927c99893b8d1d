import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { applyTheme } from './lib/places.svelte';
import { preferred, speak } from './lib/words.svelte';

applyTheme();
matchMedia('(prefers-color-scheme: light)').addEventListener('change', applyTheme);
await speak(preferred());
mount(App, { target: document.getElementById('app')! });
