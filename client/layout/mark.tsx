/** The small mark: an oak's canopy over the meridian that Florida is surveyed from. */
export function Mark() {
  return (
    <svg className="flex-none" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path
        d="M4 23.5C4 14 11 7 20 7s16 7 16 16.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M9.5 23.5C9.5 17 14 12.4 20 12.4s10.500 4.600 10.500 11.100"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path
        d="M14.800 23.500c0-3.300 2.200-5.700 5.200-5.700s5.200 2.400 5.200 5.700"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path d="M20 2v36M15.500 30.500h9M17 35h6" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
