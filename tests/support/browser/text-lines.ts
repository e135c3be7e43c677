/** Splits bytes into lines of text. */
export class TextLineStream extends TransformStream<Uint8Array<ArrayBuffer>, string> {
  constructor() {
    const decoder = new TextDecoder();
    let rest = "";
    super({
      transform(chunk, controller) {
        const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
        rest = lines.pop()!;
        lines.forEach((line) => controller.enqueue(line));
      },
      flush(controller) {
        if (rest) controller.enqueue(rest);
      },
    });
  }
}
