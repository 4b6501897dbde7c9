import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { createApplication } from '@angular/platform-browser';

globalThis.mount = (selector, donation) => {
  const current = signal(donation);
  const Card = Component({
    selector: 'charity-card',
    schemas: [CUSTOM_ELEMENTS_SCHEMA],
    template: `<clothesline-donation-card
      [donation]="current()"
      linkBase="/gifts"
      (clothesline-select)="selected($event)"
    ></clothesline-donation-card>`,
  })(
    class {
      current = current;
      selected = globalThis.selected;
    },
  );
  void createApplication({ providers: [provideZonelessChangeDetection()] }).then((app) =>
    app.bootstrap(Card, document.querySelector(selector)),
  );
  return (next) => current.set(next);
};
