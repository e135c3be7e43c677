/** What the tests of one file share: a browser, a site, pages of sites of their own. */
import { afterAll, beforeAll } from "@std/testing/bdd";
import { type AppOptions, type RunningApp, startApp } from "../app.ts";
import { type RecordingBackend, recordingBackend } from "../backend/recording-backend.ts";
import { openBrowser, type TestBrowser, type VisitedPage, type VisitOptions } from "./browser.ts";

/** A browser for all tests of the file; declare it before `sharedSite`, so that it closes first. */
export const sharedBrowser = (flags: string[] = []): TestBrowser =>
  shared(() => openBrowser(flags));

export const sharedSite = (options?: AppOptions): RunningApp => shared(() => startApp(options));

/** Opens something before the tests of the file and closes it after them. */
function shared<T extends AsyncDisposable>(open: () => Promise<T>): T {
  let opened: T | undefined;
  beforeAll(async () => void (opened = await open()));
  afterAll(() => opened?.[Symbol.asyncDispose]());
  return new Proxy({} as T, { get: (_, name) => opened![name as keyof T] });
}

export interface OwnPage extends VisitedPage {
  site: RunningApp;
  /** The recording backend, if the test did not choose another. */
  backend: RecordingBackend;
}

interface OwnSiteOptions extends VisitOptions {
  backend?: RecordingBackend | "embedded" | null;
  /** Replaces tables of the recording backend. */
  tables?: Record<string, unknown>;
  /** Leaves the catalog empty, so that the page has to wait for its rows. */
  isCold?: boolean;
}

/** Opens a page of a site of its own, whose catalog holds the rows by default. */
export async function visitOwnSite(
  browser: TestBrowser,
  path: string,
  { backend = recordingBackend(), tables, isCold, ...options }: OwnSiteOptions = {},
): Promise<OwnPage> {
  const isRecording = backend !== null && backend !== "embedded";
  if (isRecording) Object.assign(backend.tables, tables);
  const site = await startApp({ backend: isRecording ? backend.address : backend });
  if (!isCold) await (await site.get(path.split("#")[0]!)).text();
  const page = await browser.visit(site.url + path, options);
  const closePage = page[Symbol.asyncDispose].bind(page);
  return Object.assign(page, {
    site,
    backend: backend as RecordingBackend,
    async [Symbol.asyncDispose]() {
      await closePage();
      await site[Symbol.asyncDispose]();
    },
  });
}
