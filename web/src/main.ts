import './styles/type.css';
import './styles/colour.css';
import './styles/page.css';
import './styles/panel.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { setInLetters } from './letters.ts';
import { keepPage } from './worker.ts';

void setInLetters(document.documentElement, document.fonts).then(() => {
  const target = document.getElementById('page');
  if (target) mount(App, { target });
  keepPage();
});
