import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

/** A failure text with a button that reloads the page; without script the form does it. */
export function Retry({ message, label }: { message: string; label: string }) {
  return (
    <Notice tone="error" role="alert">
      <p>{message}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          location.reload();
        }}
      >
        <Button type="submit" variant="secondary">{label}</Button>
      </form>
    </Notice>
  );
}
