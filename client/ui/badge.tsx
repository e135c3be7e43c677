export function Badge({ children }: { children: string }) {
  return (
    <span className="inline-block rounded-full bg-sand px-[0.75em] py-[0.3em] text-xs leading-badge font-semibold text-ink">
      {children}
    </span>
  );
}
