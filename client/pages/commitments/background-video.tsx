import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { useEffect, useRef, useState } from "react";
import { commitmentsPage } from "../../../content/commitments.ts";
import { useHydrated } from "../../hooks/hydrated.ts";
import { useReducedMotion } from "../../hooks/media.ts";

const texts = commitmentsPage.video;

/**
 * The film behind the page (SPEC §2 "Commitments"). It starts by itself, muted, unless the visitor
 * asked for less motion or less data; then, and without script, its poster stands still.
 */
export function BackgroundVideo() {
  const ref = useRef<HTMLVideoElement>(null);
  const hydrated = useHydrated();
  const reduced = useReducedMotion();
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(true);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const video = ref.current!;
    if (!hydrated) return;
    video.muted = true;
    if (reduced || savesData()) video.pause();
    else start(video);
  }, [hydrated, reduced]);

  /** A browser may refuse to start; the button then still can. */
  function start(video: HTMLVideoElement) {
    video.play().catch(() => {});
  }

  return (
    <>
      <div className="film-stage" data-no-print>
        <video
          ref={ref}
          loop
          muted
          playsInline
          preload="none"
          poster="/video/commitments-poster.webp"
          aria-label={texts.description}
          tabIndex={-1}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onVolumeChange={() => setMuted(ref.current!.muted)}
        >
          <source src="/video/commitments.webm" type="video/webm" />
          <source
            src="/video/commitments.mp4"
            type="video/mp4"
            onError={() => setFailed(true)}
          />
        </video>
      </div>
      {hydrated && !failed && (
        <div className="film-controls page-width" data-no-print>
          <button
            type="button"
            aria-label={playing ? texts.pause : texts.play}
            onClick={() => playing ? ref.current!.pause() : start(ref.current!)}
          >
            {playing ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
          </button>
          <button
            type="button"
            aria-label={muted ? texts.unmute : texts.mute}
            onClick={() => ref.current!.muted = !muted}
          >
            {muted ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
          </button>
        </div>
      )}
    </>
  );
}

/** Not in every browser; absent means no. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}
