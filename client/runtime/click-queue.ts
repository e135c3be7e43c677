/** `data-script` is empty while clicks wait, "hydrated" afterwards, and absent without script. */
const { dataset } = document.documentElement;
const clickQueue: HTMLElement[] = [];
const timeoutMs = 10_000;

/** Queues clicks on buttons until the page is hydrated. Links and forms work without script. */
export function queueClicks() {
  dataset.script = "";
  addEventListener("click", enqueue, true);
  addEventListener("hydrated", replayClicks);
  addEventListener("unhydrated", abandonHydration);
  addEventListener("focusin", dropClicks);
}

/** A visitor who has gone on to a field does not expect a menu any more. */
function dropClicks({ target }: Event) {
  if ((target as Element).matches("input, select, textarea")) clickQueue.length = 0;
}

function enqueue(event: Event) {
  const button = (event.target as Element).closest<HTMLElement>("button[type=button]");
  if (!button || dataset.script !== "") return;
  event.stopImmediatePropagation();
  clickQueue.push(button);
  setTimeout(abandonHydration, timeoutMs);
}

function replayClicks() {
  dataset.script = "hydrated";
  clickQueue.splice(0).forEach((button) => button.click());
}

/** Shows the page as without script. The last queued click opens its panel. */
export function abandonHydration() {
  if (dataset.script !== "") return;
  delete dataset.script;
  const button = clickQueue.pop();
  clickQueue.length = 0;
  if (button?.hasAttribute("aria-controls")) openPanel(button);
}

/** A dropdown opens by the focus, the narrow menu by the fragment: a link takes the place of its button. */
function openPanel(button: HTMLElement) {
  const isButtonShown = button.getClientRects().length > 0;
  if (isButtonShown) button.focus();
  else location.hash = button.getAttribute("aria-controls")!;
}
