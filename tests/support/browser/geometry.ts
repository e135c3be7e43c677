/** What a page as it stands does with the distances, words and pictures that a visitor sees. */

export interface Geometry {
  /** Words and numbers that are broken over lines without a hyphen. */
  brokenWords: string[];
  /** Dates and citations that are split over lines. */
  splitNames: string[];
  /** Headings that are less than twice as far from the text above as from their own. */
  strayHeadings: string[];
  /** Texts that lie over each other. */
  overlaps: string[];
  /** Pictures that are painted larger than their file. */
  coarsePictures: string[];
}

/** Runs in the page. Content that is not laid out, such as by `content-visibility`, is not measured. */
export function measureGeometry(): Geometry {
  interface Text {
    node: globalThis.Text;
    parent: HTMLElement;
    /** The nearest element that is not inline. */
    block: Element;
    /** Boxes of its lines, without what an ancestor cuts off. */
    lines: DOMRect[];
  }
  type Box = Record<"left" | "top" | "right" | "bottom", number>;
  const everywhere: Box = {
    left: -Infinity,
    top: -Infinity,
    right: Infinity,
    bottom: Infinity,
  };
  const rooms = new Map<Element, Box>();
  const range = document.createRange();
  const texts = visibleTexts();
  return {
    brokenWords: brokenWords(),
    splitNames: splitNames(),
    strayHeadings: strayHeadings(),
    overlaps: overlaps(),
    coarsePictures: coarsePictures(),
  };

  function visibleTexts(): Text[] {
    const found: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as globalThis.Text;
      const parent = node.parentElement!;
      if (!node.data.trim() || parent.closest("svg, .sr-only, noscript, option, textarea")) {
        continue;
      }
      const isVisible = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isVisible) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].map((line) => clipped(line, parent))
        .filter(({ width, height }) => width > 1 && height > 1);
      if (lines.length > 0) found.push({ node, parent, block: blockOf(parent), lines });
    }
    return found;
  }

  /** The part of a box that the ancestors of its text leave. */
  function clipped(box: DOMRect, element: Element): DOMRect {
    const room = roomIn(element);
    const [left, top] = [Math.max(box.left, room.left), Math.max(box.top, room.top)];
    const [right, bottom] = [Math.min(box.right, room.right), Math.min(box.bottom, room.bottom)];
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  /** Where an element and its ancestors show text. Many texts have the same ancestors. */
  function roomIn(element: Element): Box {
    const known = rooms.get(element);
    if (known) return known;
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const parent = position === "fixed" ? null : element.parentElement;
    let room = parent ? roomIn(parent) : everywhere;
    if (overflowX !== "visible" || overflowY !== "visible") {
      const own = element.getBoundingClientRect();
      room = {
        left: Math.max(room.left, own.left),
        top: Math.max(room.top, own.top),
        right: Math.min(room.right, own.right),
        bottom: Math.min(room.bottom, own.bottom),
      };
    }
    rooms.set(element, room);
    return room;
  }

  function blockOf(element: Element): Element {
    let block = element;
    while (getComputedStyle(block).display.startsWith("inline") && block.parentElement) {
      block = block.parentElement;
    }
    return block;
  }

  /** How many lines a part of a text takes. */
  function linesOf(node: globalThis.Text, start: number, end: number): number {
    range.setStart(node, start);
    range.setEnd(node, end);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    return new Set(rects.map(({ top }) => Math.round(top))).size;
  }

  function brokenWords(): string[] {
    return texts.flatMap(({ node, parent }) => {
      if (linesOf(node, 0, node.length) === 1) return [];
      // The browser hyphenates text.
      const isHeading = parent.closest("h1, h2, h3");
      if (!isHeading && getComputedStyle(parent).hyphens === "auto") return [];
      // Addresses may break anywhere.
      if (parent.closest("thead, a[href^='mailto:']")) return [];
      return [...node.data.matchAll(/\p{L}{2,}|\$?\d[\d,.]*\d/gu)]
        .filter(({ 0: word, index }) => linesOf(node, index, index + word.length) > 1)
        .map(({ 0: word }) => `${word} in ${nameOf(parent)}`);
    });
  }

  function splitNames(): string[] {
    const month =
      "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
    const names = new RegExp(
      `${month}\\s\\d{1,2},\\s\\d{4}|${month}\\s\\d{4}|\\b\\d+\\sCFR\\s(?:Part\\s)?[\\d.]*\\d|§+\\s[\\d.]*\\d`,
      "g",
    );
    return texts.flatMap(({ node, parent }) =>
      [...node.data.matchAll(names)]
        .filter(({ 0: name, index }) => linesOf(node, index, index + name.length) > 1)
        .map(({ 0: name }) => `${name} in ${nameOf(parent)}`)
    );
  }

  function strayHeadings(): string[] {
    return [...document.querySelectorAll<HTMLElement>("main :is(h2, h3, h4):not(summary *)")]
      .flatMap(
        (heading) => {
          const own = texts.filter(({ parent }) => heading.contains(parent)).flatMap(({ lines }) =>
            lines
          );
          if (own.length === 0) return [];
          const { left, top, right, bottom } = around(own);
          const isBeside = (line: DOMRect) => line.left < right - 4 && line.right > left + 4;
          // Short texts above a heading, such as a category, belong to it.
          const above = texts.filter(({ block }) =>
            !heading.contains(block) && block.textContent.trim().length > 60
          ).flatMap(({ lines }) => lines).filter((line) =>
            isBeside(line) && line.bottom <= top + 4
          );
          const next = texts.find(({ node }) =>
            heading.compareDocumentPosition(node) === Node.DOCUMENT_POSITION_FOLLOWING
          )?.lines[0];
          // Text may stand beside its heading, or under or on a picture.
          if (above.length === 0 || !next || !isBeside(next) || next.top < bottom - 4) return [];
          const before = top - Math.max(...above.map(({ bottom }) => bottom));
          const after = next.top - bottom;
          const hasPicture = [...document.images].some((image) => {
            const box = image.getBoundingClientRect();
            const isOn = box.top <= next.top && box.left <= next.left && box.right >= next.right;
            return isBeside(box) && box.top >= bottom - 4 && (isOn || box.bottom <= next.top + 4);
          });
          if (hasPicture) return [];
          if (before >= 2 * after - 1) return [];
          return [
            `${nameOf(heading)}: ${Math.round(before)} px above, ${Math.round(after)} px below`,
          ];
        },
      );
  }

  function around(boxes: readonly DOMRect[]) {
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  }

  function overlaps(): string[] {
    const lines = texts.flatMap(({ node, block, lines }) =>
      lines.map((line) => ({ node, block, line }))
    ).toSorted((a, b) => a.line.top - b.line.top);
    return lines.flatMap((one, index) => {
      const found: string[] = [];
      for (const other of lines.slice(index + 1)) {
        if (other.line.top > one.line.bottom) break;
        if (other.block === one.block) continue;
        const width = Math.min(one.line.right, other.line.right) -
          Math.max(one.line.left, other.line.left);
        const height = Math.min(one.line.bottom, other.line.bottom) - other.line.top;
        // A box of letters has room above and below them.
        const least = Math.min(one.line.height, other.line.height) / 3;
        if (width <= 1 || height <= least) continue;
        const [a, b] = [one, other].map(({ node }) => node.data.trim().slice(0, 40));
        found.push(`“${a}” and “${b}”`);
      }
      return found;
    });
  }

  function coarsePictures(): string[] {
    return [...document.images].flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      const fileWidth = Number(image.currentSrc.match(/-(\d+)\.(?:avif|webp)$/)?.[1]);
      if (!image.checkVisibility() || !fileWidth || width < 1) return [];
      const shape = image.naturalWidth / image.naturalHeight;
      const isCover = getComputedStyle(image).objectFit === "cover";
      const painted = isCover ? Math.max(width, height * shape) : width;
      if (painted <= fileWidth + 1) return [];
      return [`${new URL(image.currentSrc).pathname} at ${Math.round(painted)} px`];
    });
  }

  function nameOf(element: Element): string {
    return `<${element.localName}> “${element.textContent.trim().slice(0, 40)}”`;
  }
}
