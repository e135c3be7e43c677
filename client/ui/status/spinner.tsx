/** A Suspense fallback (SPEC §2). */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-20">
      <div
        data-spinner
        className="size-10 animate-spin rounded-full border-3 border-line border-t-river motion-reduce:[animation-duration:6s] dark:border-mist/35 dark:border-t-straw"
        aria-hidden
      />
      <p className="text-sm">{label}</p>
    </div>
  );
}
