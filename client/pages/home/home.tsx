import type { Read, ServiceSummary } from "../../catalog/reads.ts";
import { Kept, useKeptTitle } from "../../ui/kept.tsx";
import { homeBands } from "./parts.ts";
import { Slideshow } from "./slideshow.tsx";

export const useTitle = () => useKeptTitle(homeBands, "Bands", ({ title }) => title);

export default function HomePage({ services }: { services: Read<ServiceSummary[]> }) {
  return (
    <>
      <div
        className="dark relative isolate grid min-h-[max(36rem,94svh)] items-end overflow-hidden text-white stacked:min-h-0"
        data-hero="dark"
      >
        <Slideshow />
        <Kept of={homeBands} part="Headline" props={{}} />
      </div>
      <Kept of={homeBands} part="Bands" props={{ services }} />
    </>
  );
}
