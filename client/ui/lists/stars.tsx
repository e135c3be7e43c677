import Star from "lucide-react/icons/star";

/** Five filled stars, one image to screen readers. */
export function Stars({ label, className = "text-straw" }: { label: string; className?: string }) {
  return (
    <div role="img" aria-label={label} className={`flex gap-0.8 ${className}`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size="1.25rem" fill="currentColor" strokeWidth={0} aria-hidden />
      ))}
    </div>
  );
}
