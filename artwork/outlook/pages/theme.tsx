import { outlook } from "../typeset.ts";
import type { Theme } from "../../../content/outlook/theme.ts";
import { serviceNames } from "../../../content/navigation.ts";
import { slugify } from "../../../content/paths.ts";
import { ChartFigure } from "../charts/figure.tsx";
import { Motif } from "../motifs.tsx";
import { pageOf } from "../plan.ts";
import { Sheet } from "../sheet.tsx";
import { Words } from "../words.tsx";

/** `number` counts from 1: it picks the opening's ground and drawing. */
export function ThemePage({ theme, number }: { theme: Theme; number: number }) {
  return (
    <Sheet
      kind={`theme ground-${number}`}
      page={pageOf(theme.id)}
      title={theme.title}
      ground={<Motif number={number} />}
    >
      <header className="opening">
        <p className="opening-number" aria-hidden="true">{number}</p>
        <h2 id={theme.id}>
          <Words text={theme.title} />
        </h2>
        <p className="thesis">{theme.thesis}</p>
        <p className="fields">{theme.services.map(serviceName).join(" \u00b7 ")}</p>
      </header>
      <div className="body">
        <div className="theme-text">
          {theme.paragraphs.map((text) => <p key={text}>{text}</p>)}
        </div>
        <div className="theme-foot">
          <ChartFigure chart={theme.chart} number={number} />
          <div className="actions">
            <h3>{outlook.actionsTitle}</h3>
            <ol>{theme.actions.map((text) => <li key={text}>{text}</li>)}</ol>
          </div>
        </div>
      </div>
    </Sheet>
  );
}

function serviceName(slug: string): string {
  return serviceNames.find((name) => slugify(name) === slug)!;
}
