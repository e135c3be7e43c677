import SearchIcon from "lucide-react/icons/search";
import { type SubmitEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../content/paths.ts";
import { normalizeQuery, queryLimit } from "../../search/query.ts";
import { Button } from "../../ui/button.tsx";

interface SearchFormProps {
  /** Unique on the page. */
  id: string;
  label: string;
  hint?: string;
  submit: string;
  /** What was searched for last. */
  query?: string;
}

/** A plain GET form; with script the results come without a reload. */
export function SearchForm({ id, label, hint, submit, query = "" }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  // The field follows the address when the visitor goes back; it is not made anew, which would
  // take the focus from it.
  useEffect(() => {
    if (input.current) input.current.value = query;
  }, [query]);

  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = normalizeQuery(input.current!.value);
    navigate(asked ? `${paths.search}?${new URLSearchParams({ q: asked })}` : paths.search);
  }

  return (
    <search>
      <form method="get" action={paths.search} onSubmit={find} className="search-form">
        <label htmlFor={id}>{label}</label>
        <div className="search-field">
          <SearchIcon size={22} aria-hidden />
          <input
            ref={input}
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={queryLimit}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby={hint ? `${id}-hint` : undefined}
          />
          <Button type="submit">{submit}</Button>
        </div>
        {hint && <p id={`${id}-hint`} className="search-hint">{hint}</p>}
      </form>
    </search>
  );
}
