/** What a leader is, under the name. */
export function LeaderTitle({ children }: { children: string }) {
  return (
    <p className="mt-1.4 text-sm leading-label font-semibold text-moss dark:text-straw">
      {children}
    </p>
  );
}
