import { Reveal, type RevealProps } from "../../ui/reveal.tsx";

const delays = [100, 200, 300] as const;

interface RisingProps extends Pick<RevealProps, "as" | "className" | "children"> {
  /** 0, 1 or 2 in the order of appearance. */
  place: number;
}

/** SPEC §9: parts of this page appear when a fifth of them is visible, one after the other. */
export function Rising({ place, ...rest }: RisingProps) {
  return <Reveal slide threshold={0.2} delay={delays[place]} {...rest} />;
}
