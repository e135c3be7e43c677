/** Shows a server error in Vite's overlay. The next edit reloads the page. */
import { stripVTControlCharacters } from "node:util";

/** Shows the innermost cause, because a failed import is wrapped by its importer. */
export function errorPage(error: unknown): Response {
  while (error instanceof Error && error.cause) error = error.cause;
  const { message = String(error), stack = "", id, frame = "", plugin } = Object(error);
  const payload = JSON.stringify({
    message: stripVTControlCharacters(message),
    stack: stripVTControlCharacters(stack),
    id,
    frame: stripVTControlCharacters(frame),
    plugin,
  }).replaceAll("<", "\\u003c");
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Error</title>
<script type="module">
  import { ErrorOverlay } from "/@vite/client";
  document.body.append(new ErrorOverlay(${payload}));
</script>
</html>
`;
  return new Response(html, {
    status: 500,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}
