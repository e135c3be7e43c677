/** Text, "@", text, ".", text, no spaces; for a trimmed value (SPEC §5). */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
