/**
 * Lays out what is off screen, one section in each idle period: find-in-page and a screen reader jump
 * there without an event. A first layout of the whole page would delay its first paint (bootstrap.ts).
 */
export function layOutWhenIdle(): void {
  const { dataset } = document.documentElement;
  const selector = "[data-content-visibility] .content-visibility-auto:not([data-laid-out])";
  const section = document.querySelector<HTMLElement>(selector);
  if (!section) return void delete dataset.contentVisibility;
  section.dataset.laidOut = "";
  (globalThis.requestIdleCallback ?? setTimeout)(layOutWhenIdle);
}
