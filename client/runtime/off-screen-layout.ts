/**
 * Lays out what is off screen, one section in each idle period: find-in-page and a screen reader jump
 * there without an event. A first layout of the whole page would delay its first paint (bootstrap.ts).
 */
export function layOutWhenIdle(): void {
  const { dataset } = document.documentElement;
  const selector = "[data-content-visibility] .content-visibility-auto";
  const sections = [...document.querySelectorAll(selector)];
  const animations: Animation[] = [];

  function layOutNext() {
    const section = sections.shift();
    if (section) {
      // An attribute would differ from the server's markup where React has yet to hydrate the section.
      const isVisible = { contentVisibility: ["visible", "visible"] };
      animations.push(section.animate(isVisible, { duration: 1, fill: "forwards" }));
      return void (globalThis.requestIdleCallback ?? setTimeout)(layOutNext);
    }
    delete dataset.contentVisibility;
    for (const animation of animations) animation.cancel();
  }
  layOutNext();
}
