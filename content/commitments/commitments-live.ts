/** Labels of the controls on /commitments: film and cards. */
export const film = {
  /** Says what the film shows; it has no speech. */
  description:
    "Slow film of a drawn river: mist and light moving over still water between cypresses. Quiet synthesized sound, no speech.",
  mute: "Mute background video",
  unmute: "Unmute background video",
  pause: "Pause background video",
  play: "Play background video",
} as const;

export const openCard = "Read more";
