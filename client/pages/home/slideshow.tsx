import "./slideshow.css" with { type: "text" };
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import {
  type ComponentProps,
  memo,
  type ReactNode,
  type TouchEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { slides, slideshow } from "../../../content/brand/slides.ts";
import { slideshowMessages as texts } from "../../../content/messages/slideshow.ts";
import { useHydrated } from "../../runtime/hooks/hydrated.ts";
import { useReducedMotion } from "../../runtime/hooks/media.ts";
import { useIsWhole } from "../../runtime/navigation/heading-first.tsx";
import { useGlobalFlagValue } from "../../runtime/hooks/global-flag.ts";
import { Picture } from "../../ui/media/picture.tsx";

const { intervalMs, touchControlsMs } = slideshow;

/**
 * The hero of the home page. A touch anywhere on it shows the controls, because on tablets the words
 * cover the pictures.
 */
export function Slideshow({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const isWhole = useIsWhole();
  const isInteractive = hydrated && isWhole;
  const [opensWhole] = useState(isWhole);
  const state = useSlideshow();
  const showControls = useTouch();
  return (
    <div
      className="dark relative isolate grid min-h-[max(36rem,100svh-12.5rem)] items-end overflow-hidden text-white stacked:min-h-0"
      data-hero="dark"
      onTouchStart={showControls}
    >
      <section
        className="absolute inset-0 stacked:relative stacked:h-[clamp(15rem,42svh,36rem)] md:stacked:h-[clamp(15rem,55svh,44rem)]"
        aria-roledescription="carousel"
        aria-label={texts.label}
      >
        <div className="slides absolute inset-0 md:stacked:bottom-auto md:stacked:aspect-square">
          {slides.map((slide, index) => (
            (index === 0 || isInteractive) && (
              <Slide
                key={slide.id}
                slide={slide}
                isFirst={index === 0}
                isAwaited={index === 0 && opensWhole}
                isCurrent={index === state.shown}
                onLoaded={state.onLoaded}
              />
            )
          ))}
        </div>
        {isInteractive && (
          <>
            <Controls state={state} />
            <Status {...state} />
          </>
        )}
      </section>
      {children}
    </div>
  );
}

type SlideshowState = ReturnType<typeof useSlideshow>;

/** Which slide is shown, whether it advances by itself, and what the status says (SPEC §4). */
function useSlideshow() {
  const reduced = useReducedMotion();
  const isCovered = useGlobalFlagValue("overlayOpen");
  /** Ids of slides. A failed picture counts as loaded (SPEC §2). */
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState(0);
  /** What the visitor chose last. It goes before the system's wish for less motion. */
  const [choice, setChoice] = useState<"play" | "pause" | null>(null);
  /** The visitor made the last move, which the status announces. */
  const [isManual, setManual] = useState(false);
  /**
   * Counts the visitor's own actions, after which screen readers hear the status; 0 after the timer's. A
   * repeated status is heard again.
   */
  const [actions, setActions] = useState(0);
  const isReady = loaded.size === slides.length;
  // A slide chosen during the preload is shown after it.
  const shown = isReady ? current : 0;
  const isReduced = reduced && choice === null;
  const isPlaying = !isReduced && choice !== "pause";
  const isRunning = isReady && isPlaying && !isCovered;

  // `current` restarts the timer after a manual move.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      setManual(false);
      setActions(0);
      setCurrent((current + 1) % slides.length);
    }, intervalMs);
    return () => clearTimeout(timer);
  }, [isRunning, current]);

  useEffect(() => {
    if (isCovered) setActions(0);
  }, [isCovered]);

  const onLoaded = useCallback((id: string) => {
    setLoaded((ids) => ids.has(id) ? ids : new Set(ids).add(id));
  }, []);

  function move(by: number) {
    setManual(true);
    setActions((count) => count + 1);
    setCurrent((current + by + slides.length) % slides.length);
  }

  function togglePause() {
    setManual(false);
    setActions((count) => count + 1);
    setChoice(isPlaying ? "pause" : "play");
  }

  /** SPEC §2 */
  function statusText() {
    if (isCovered) return texts.pausedForModal;
    if (!isManual && choice === "pause") return texts.paused;
    if (!isManual && isReduced) return texts.reduced;
    return texts.slide(shown + 1);
  }

  return {
    shown,
    loaded: loaded.size,
    isReady,
    isPlaying,
    isCovered,
    actions,
    status: statusText(),
    onLoaded,
    move,
    togglePause,
  };
}

/** @returns shows the controls for a while, without a render: on a phone it would delay the tap by 20 ms */
function useTouch() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return ({ currentTarget: { dataset } }: TouchEvent<HTMLElement>) => {
    clearTimeout(timer.current);
    dataset.touched = "";
    timer.current = setTimeout(() => delete dataset.touched, touchControlsMs);
  };
}

interface SlideProps {
  slide: (typeof slides)[number];
  isFirst: boolean;
  /** The first paint of a document waits for its picture. That of a page that a link opens does not. */
  isAwaited: boolean;
  isCurrent: boolean;
  onLoaded(id: string): void;
}

/** Memoized: a touch and a move concern two of the slides at most. */
const Slide = memo(({ slide, isFirst, isAwaited, isCurrent, onLoaded }: SlideProps) => {
  const notify = () => onLoaded(slide.id);
  return (
    <div
      className="absolute inset-0 opacity-0 transition-opacity duration-2000 ease-[ease-in-out] data-current:opacity-100 motion-reduce:transition-none"
      data-slide
      data-current={isCurrent || undefined}
      aria-hidden={!isCurrent}
    >
      <Picture
        name={`hero/${slide.id}-wide`}
        tall={`hero/${slide.id}-tall`}
        // As wide as its height asks for.
        sizes="(max-aspect-ratio: 4/5) 100vw, max(100vw, 178vh - 15rem)"
        alt={slide.alt}
        priority={isFirst}
        loading="eager"
        decoding={isAwaited ? "sync" : "async"}
        // The first picture may be there before hydration.
        ref={(image) => void (image?.complete && notify())}
        onLoad={notify}
        onError={notify}
        className="absolute inset-0 size-full object-cover stacked:object-[50%_35%]"
      />
    </div>
  );
});

function Controls({ state }: { state: SlideshowState }) {
  const { shown, loaded, isReady, isPlaying, move, togglePause } = state;
  return (
    <div
      className="group absolute right-[calc(max(0px,(100%-var(--container-page))/2)+var(--spacing-gutter))] bottom-6 z-3 flex items-center gap-2 stacked:bottom-3"
      data-controls
    >
      <Control
        aria-label={isPlaying ? texts.pause : texts.play}
        icon={isPlaying ? Pause : Play}
        onClick={togglePause}
      />
      <Control
        aria-label={texts.previous}
        icon={ChevronLeft}
        size="1.375rem"
        onClick={() => move(-1)}
      />
      <Control
        aria-label={texts.next}
        icon={ChevronRight}
        size="1.375rem"
        onClick={() => move(1)}
      />
      {isReady
        ? <Captions shown={shown} />
        : (
          <p className="absolute right-full mr-3 w-max max-w-[calc(100vw-12.5rem)] rounded-full bg-scrim/64 px-3 py-1 text-xs">
            {texts.loading(loaded)}
          </p>
        )}
    </div>
  );
}

function Captions({ shown }: { shown: number }) {
  return (
    <p
      className="absolute right-full mr-5 grid w-max justify-items-end text-xs tracking-wide stacked:hidden"
      aria-hidden
    >
      {slides.map(({ id, caption }, index) => (
        <span
          key={id}
          className="slide-caption col-start-1 row-start-1"
          data-caption
          data-current={index === shown || undefined}
        >
          {caption}
        </span>
      ))}
    </p>
  );
}

/** The status of SPEC §2, which screen readers hear after the visitor's own actions. */
function Status({ status, actions, isCovered }: SlideshowState) {
  return (
    <>
      <p className="sr-only" data-slideshow-status>
        {/* A region whose politeness changes is not heard. */}
        <span role="status">
          {actions > 0 && <span key={actions}>{status + repeatMark(actions)}</span>}
        </span>
        {actions === 0 && <span>{status}</span>}
      </p>
      {createPortal(
        // An open menu makes the page inert. Screen readers still hear what is outside of it.
        <p role="status" className="sr-only">{isCovered ? texts.pausedForModal : ""}</p>,
        document.body,
      )}
    </>
  );
}

/** A space after every second status: screen readers do not say the same text twice in a row. */
const repeatMark = (actions: number) => actions % 2 === 0 ? "\u00a0" : "";

/** Faint, with 3:1 over the scrim. Only the keyboard's focus keeps it shown. */
function Control({ icon: Icon, size = "1.25rem", ...rest }: ComponentProps<"button"> & {
  icon: typeof Play;
  size?: string;
}) {
  return (
    <button
      type="button"
      className="grid size-tap place-items-center rounded-full border-1.5 border-transparent bg-scrim/45 text-white opacity-72 transition-opacity group-hover:opacity-100 in-data-touched:opacity-100 contrast-more:border-current contrast-more:opacity-100 [.group:has(:focus-visible)_&]:opacity-100"
      {...rest}
    >
      <Icon size={size} />
    </button>
  );
}
