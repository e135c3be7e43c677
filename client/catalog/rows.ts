/** The published rows of the backend as pages get them, by table (SPEC §3). */
import type { RichNode } from "./rich-node.ts";

export interface Service {
  /** Lower case and percent-encoded, as in addresses (SPEC §2). */
  slug: string;
  title: string;
  description: string;
  detailed_description: string;
  icon_name: string;
  /** Address, or null for no picture. */
  image_path: string | null;
  hover_image_path: string | null;
  impact: string;
  features: string[];
  benefits: string[];
  process: string[];
  /** ISO 8601. */
  updated_at: string | null;
}

export interface Commitment {
  /** Lower case and percent-encoded, as in addresses. */
  slug: string;
  title: string;
  subtitle: string;
  description: string;
  full_content: RichNode[];
  icon_name: string;
  /** `#rgb` or `#rrggbb`. */
  accent_color: string;
  /** Address, or null for no picture. */
  image_primary: string | null;
  image_hover: string | null;
  stat1_label: string | null;
  stat1_value: string | null;
  stat2_label: string | null;
  stat2_value: string | null;
}

export interface Rows {
  services: Service;
  commitments: Commitment;
}
