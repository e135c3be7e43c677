/** One page in a browser engine: the few steps that Firefox and WebKit have in common. */
export interface Session extends AsyncDisposable {
  /** Loads an address and waits for its `load` event. */
  goto(url: string): Promise<void>;
  /** Sets the size of the window in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>;
  /** Runs the body of a function in the page. */
  evaluate<T>(body: string): Promise<T>;
  /** Clicks the first visible match with a real pointer. */
  click(selector: string): Promise<void>;
  /** Types into a field as a keyboard does. */
  type(selector: string, text: string): Promise<void>;
  press(key: "Escape" | "Enter"): Promise<void>;
  /** Chooses a file in a file input. */
  attach(selector: string, path: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
}

/** Milliseconds one step may take before its test fails, also on a machine with a load. */
export const stepTimeoutMs = 60_000;

/** Polls until the body returns a truthy value, which it resolves to. */
export async function waitFor<T>(session: Session, body: string): Promise<T> {
  const end = Date.now() + stepTimeoutMs;
  for (;;) {
    const value = await session.evaluate<T>(body);
    if (value) return value;
    if (Date.now() > end) throw new Error(`the page never satisfied: ${body}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
