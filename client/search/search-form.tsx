import SearchIcon from "lucide-react/icons/search";
import { type SubmitEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../content/paths.ts";
import { maxQueryLength, normalizeQuery } from "./normalize-query.ts";
import { Button } from "../ui/controls/button.tsx";

/** A plain GET form. With script, the results appear without a reload. */
export function SearchForm({ id, label, hint, submit, query = "", className }: {
  id: string;
  label: string;
  hint?: string;
  submit: string;
  /** The last search. */
  query?: string;
  className?: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  const shown = useRef(query);

  // The field follows the address on back navigations. A new element would lose the focus, and the text
  // typed before hydration.
  useEffect(() => {
    if (shown.current !== query) input.current!.value = query;
    shown.current = query;
  }, [query]);

  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = normalizeQuery(input.current!.value);
    navigate(words ? paths.searchFor(words) : paths.search);
  }

  return (
    <search className={className}>
      <form method="get" action={paths.search} onSubmit={find} className="max-w-184">
        <label htmlFor={id} className="block text-sm font-semibold">{label}</label>
        <div className="mt-2 flex flex-wrap items-stretch rounded-sm border-2 border-ink bg-white text-ink focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-ochre dark:border-transparent">
          <SearchIcon size="1.375rem" aria-hidden className="ml-4 flex-none self-center" />
          <input
            ref={input}
            id={id}
            className="min-h-14 min-w-0 shrink grow-999 basis-24 px-3.4 py-2 text-lg focus-visible:elevation-none focus-visible:outline-none"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={maxQueryLength}
            autoComplete="off"
            dir="auto"
            enterKeyHint="search"
            aria-describedby={hint ? `${id}-hint` : undefined}
          />
          <Button type="submit" className="grow rounded-none! max-sm:px-3.4! sm:min-w-26">
            {submit}
          </Button>
        </div>
        {hint && <p id={`${id}-hint`} className="mt-2.4 text-sm">{hint}</p>}
      </form>
    </search>
  );
}
