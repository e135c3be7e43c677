import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import * as fc from "fast-check";
import { HttpError } from "../../server/http/body.ts";
import { boundaryOf, readParts } from "../../server/http/multipart.ts";

describe("the multipart parser", () => {
  async function* cut(bytes: Uint8Array, size: number) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }

  it("gives back any parts, however the body is cut", async () => {
    const part = fc.record({
      name: fc.constantFrom("", "cacheControl", "naïve"),
      content: fc.array(fc.constantFrom("\r\n", "--", "--b", "-", "\r", "x", "\0", "\r\n--bx"))
        .map((pieces) => pieces.join(""))
        // A body never holds its own delimiter: whoever makes it picks another boundary.
        .filter((text) => !text.includes("\r\n--b")),
    }, { noNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { minLength: 1 }),
        fc.integer({ min: 1, max: 40 }),
        async (parts, size) => {
          const body =
            parts.map(({ name, content }) =>
              `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
            ).join("") + "--b--\r\n";
          const found = [];
          for await (const part of readParts(cut(new TextEncoder().encode(body), size), "b")) {
            const content = await new Blob(await Array.fromAsync(part.body) as BlobPart[]).text();
            found.push({ name: part.name, content });
          }
          assert.deepEqual(found, parts);
        },
      ),
    );
  });

  it("ends or refuses whatever it is given", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.integer({ min: 1, max: 40 }),
        async (bytes, size) => {
          try {
            for await (const _part of readParts(cut(bytes, size), "b")) { /* read and dropped */ }
          } catch (error) {
            assert(error instanceof HttpError);
          }
        },
      ),
    );
  });

  it("gives its source back when it is done, when it fails and when nobody reads on", async () => {
    const whole = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--b--\r\nmore';
    for (
      const [text, stops] of [[whole, false], ["--b\r\n\r\n\r\n", false], [whole, true]] as const
    ) {
      let returned = false;
      const source = async function* () {
        try {
          yield new TextEncoder().encode(text);
          yield new Uint8Array(10);
        } finally {
          returned = true;
        }
      };
      try {
        for await (const _part of readParts(source(), "b")) if (stops) break;
      } catch (error) {
        assert(error instanceof HttpError);
      }
      assert(returned, text);
    }
  });

  it("finds the boundary of a form and of nothing else", () => {
    assert.equal(boundaryOf("multipart/form-data; boundary=abc"), "abc");
    assert.equal(boundaryOf('Multipart/Form-Data; charset=utf-8; boundary="a b"'), "a b");
    const refused = (type: string, status: number) =>
      assert.throws(() => boundaryOf(type), { status }, type);
    refused("multipart/mixed; boundary=abc", 415);
    refused("application/pdf", 415);
    refused("multipart/form-data", 400);
    refused("multipart/form-data; boundary=", 400);
  });
});
