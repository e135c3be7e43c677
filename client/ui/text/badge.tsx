export function Badge({ children }: { children: string }) {
  return (
    <span className="inline-block rounded-[1.2em] bg-sand px-[0.75em] py-[0.3em] text-xs leading-badge font-semibold wrap-anywhere text-ink">
      {children}
    </span>
  );
}
