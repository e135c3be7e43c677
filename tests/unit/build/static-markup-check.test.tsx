/** Text that is not hydrated cannot be interactive: the build says so, instead of the browser nothing. */
import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import ArrowUp from "lucide-react/icons/arrow-up";
import { type ComponentProps, type ReactNode, useContext, useState } from "react";
import { checkNode, checkStaticMarkup } from "../../../server/build/static-markup-check.tsx";
import { RequestContext } from "../../../client/request-context.ts";

function Spread(props: ComponentProps<"button">) {
  return <button type="button" {...props} />;
}
function Counter() {
  const [count] = useState(0);
  return <p>{count}</p>;
}
function Address() {
  return <p>{useContext(RequestContext).origin}</p>;
}
function Wrapper({ children }: { children: ReactNode }) {
  return <section>{children}</section>;
}

const interactive: Record<string, { node: ReactNode; message: RegExp }> = {
  "an event handler": {
    node: <a href="/" onClick={() => {}}>Print</a>,
    message: /<a> has onClick/,
  },
  "a handler in a spread": {
    node: <button type="button" {...{ onClick() {} }}>Print</button>,
    message: /<button> has onClick/,
  },
  "a handler that a component passes on": {
    node: (
      <Wrapper>
        <Spread onPointerDown={() => {}} />
      </Wrapper>
    ),
    message: /Wrapper > Spread: <button> has onPointerDown/,
  },
  "a ref": { node: <p ref={{ current: null }}>Text</p>, message: /<p> has ref/ },
  "a function as ref, in a list": {
    node: [<i key="1" ref={() => {}} />],
    message: /<i> has ref/,
  },
  "state": {
    node: (
      <Wrapper>
        <Counter />
      </Wrapper>
    ),
    message: /Wrapper > Counter: it calls useState/,
  },
  "a context": { node: <Address />, message: /Address: it calls useContext/ },
  "a component that forwards a ref": { node: <ArrowUp />, message: /no function/ },
};

describe("the check of static markup", () => {
  for (const [what, { node, message }] of Object.entries(interactive)) {
    it(`refuses ${what}`, () => {
      assert.throws(() => checkNode(node, []), message);
    });
  }

  it("accepts text and links", () => {
    checkNode(
      <Wrapper>
        <a href="/">Text</a>
        {1} {null}
      </Wrapper>,
      [],
    );
  });

  it("accepts every static component of the site, and is part of the build", async () => {
    await checkStaticMarkup();
    const build = await Deno.readTextFile(
      new URL("../../../server/build/build.ts", import.meta.url),
    );
    assert.match(build, /^\s*await checkStaticMarkup\(\);$/m);
  });
});
