import { mount } from 'svelte';
import Card from './Card.svelte';

globalThis.mount = (selector, donation) =>
  mount(Card, { target: document.querySelector(selector), props: { first: donation } }).update;
