/** Pages as chunks that can be fetched before they are shown. */
import type { ComponentType } from "react";
import { lazy } from "./lazy.ts";

export interface LazyPage {
  Component: ComponentType;
  /** Fetches the chunk; afterwards `Component` renders without suspending. */
  preload(): Promise<void>;
}

export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  const { preload, read } = lazy(load);
  return {
    preload,
    Component() {
      const { default: Page } = read();
      return <Page />;
    },
  };
}
