import './styles/page.css';
import './styles/panel.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { keepPage } from './worker.ts';

const target = document.getElementById('page');
if (target) mount(App, { target });
keepPage();
