/** A file that is rendered on request for search engines, feed readers and browsers. */
import type { Page } from "../../../content/page.ts";

export interface DynamicFile {
  path: string;
  type: string;
  /** Whether it lists services. It is unavailable when they cannot be loaded. */
  services?: boolean;
  /** Whether it changes from day to day. */
  daily?: boolean;
  /** @param context `siteUrl` without a trailing slash */
  make(context: { siteUrl: string; pages: readonly Page[]; now: Date }): string;
}

/** For text and attribute values of XML and HTML. */
export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
