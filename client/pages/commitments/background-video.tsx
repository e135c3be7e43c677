import "./background-video.css" with { type: "text" };
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { film as texts } from "../../../content/commitments/commitments-live.ts";
import { useHydrated } from "../../runtime/hooks/hydrated.ts";
import { useReducedMotion } from "../../runtime/hooks/media.ts";
import { useIsWhole } from "../../runtime/navigation/heading-first.tsx";

/** Windows that show less than half of the video's width. */
const tallWindow = "(max-aspect-ratio: 4/5)";

/**
 * The muted background video (SPEC §2 "Commitments"). A still picture replaces it with reduced motion or
 * reduced data, and without script.
 */
export function BackgroundVideo() {
  const ref = useRef<HTMLVideoElement>(null);
  const hydrated = useHydrated();
  // The page's heading is shown over the still picture: a phone takes 20 ms to make a video.
  const isWhole = useIsWhole();
  const reduced = useReducedMotion();
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(true);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const video = ref.current;
    if (!hydrated || !video) return;
    video.muted = true;
    if (reduced || savesData()) video.pause();
    else start(video);
  }, [hydrated, isWhole, reduced]);

  return (
    <>
      <div
        // The page scrolls over it in the same grid cells.
        className="film-stage sticky top-0 -z-1 col-span-full row-span-full h-svh self-start"
        data-no-print
      >
        <Poster />
        {isWhole && (
          <video
            ref={ref}
            // Without script browsers show native controls behind the cards.
            className="relative size-full object-cover no-script:hidden"
            loop
            muted
            playsInline
            preload="none"
            aria-label={texts.description}
            tabIndex={-1}
            onPlay={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
            onVolumeChange={() => setMuted(ref.current!.muted)}
          >
            {/* A source delays WebKit's load event, and the modules with it, by three seconds. */}
            {hydrated && (
              <>
                <source src="/video/commitments.webm" type="video/webm" />
                <source
                  src="/video/commitments.mp4"
                  type="video/mp4"
                  onError={() => setFailed(true)}
                />
              </>
            )}
          </video>
        )}
      </div>
      {hydrated && isWhole && !failed && (
        <div
          className="pointer-events-none z-1 col-start-1 row-start-1 page-width flex gap-2 self-end pb-11 lg:pb-6"
          data-no-print
        >
          <Control
            aria-label={playing ? texts.pause : texts.play}
            icon={playing ? Pause : Play}
            onClick={() => playing ? ref.current!.pause() : start(ref.current!)}
          />
          <Control
            aria-label={muted ? texts.unmute : texts.mute}
            icon={muted ? VolumeX : Volume2}
            onClick={() => ref.current!.muted = !muted}
          />
        </div>
      )}
    </>
  );
}

/** A poster attribute could not have a second crop for tall windows. */
function Poster() {
  return (
    <picture>
      <source media={tallWindow} type="image/avif" srcSet="/video/commitments-tall.avif" />
      <source media={tallWindow} srcSet="/video/commitments-tall.webp" />
      <source type="image/avif" srcSet="/video/commitments-wide.avif" />
      <img
        src="/video/commitments-wide.webp"
        alt=""
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  );
}

function Control({ icon: Icon, ...rest }: ComponentProps<"button"> & { icon: typeof Play }) {
  return (
    <button
      type="button"
      className="pointer-events-auto grid size-12 flex-none place-items-center rounded-full border-1.5 border-paper bg-night text-paper hover:bg-paper hover:text-night"
      {...rest}
    >
      <Icon size="1.25rem" />
    </button>
  );
}

/** Browsers may refuse autoplay. The button still works. */
function start(video: HTMLVideoElement) {
  video.play().catch(() => {});
}

/** False in browsers without the setting. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}
