/** Dates as the site writes them, the same on every machine: no time zone, no locale. */

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** @param iso `2025-01-20`, which is written January 20, 2025 */
export function longDate(iso: string): string {
  const [year, month, day] = iso.split("-").map(Number);
  return `${months[month! - 1]} ${day}, ${year}`;
}

/** @param iso `2025-01-20`, which is written January 2025 */
export function monthAndYear(iso: string): string {
  const [year, month] = iso.split("-").map(Number);
  return `${months[month! - 1]} ${year}`;
}
