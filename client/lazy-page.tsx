/** Pages as chunks that can be fetched before they are shown. */
import { type ComponentType, use } from "react";

export interface LazyPage {
  Component: ComponentType;
  /** Fetches the chunk; afterwards `Component` renders without suspending. */
  preload(): Promise<void>;
}

export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let page: ComponentType | undefined;
  let pending: Promise<void> | undefined;

  function preload() {
    pending ??= load().then((module) => {
      page = module.default;
    }).catch((error) => {
      pending = undefined;
      throw error;
    });
    return pending;
  }

  return {
    preload,
    Component() {
      if (!page) use(preload());
      const Page = page!;
      return <Page />;
    },
  };
}
