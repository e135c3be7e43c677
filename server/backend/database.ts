/** Tables and functions of `supabase/migrations/`. Written by `deno task generate database-types`. */
type Table<Insert> = {
  Row: Required<Insert>;
  Insert: Insert;
  Update: Partial<Insert>;
  Relationships: [];
};

export type Database = {
  public: {
    Tables: {
      careers_applications: Table<{
        id?: string;
        first_name: string;
        last_name: string;
        email: string;
        phone: string;
        location: string;
        position?: string | null;
        experience: string;
        availability: string;
        salary?: string | null;
        linked_in?: string | null;
        portfolio?: string | null;
        cover_letter: string;
        resume_url: string;
        resume_path: string;
        created_at?: string;
        keep_until?: string | null;
        decided_at?: string | null;
      }>;
      commitments: Table<{
        id?: string;
        slug: string;
        title: string;
        subtitle?: string;
        description?: string;
        full_content?: string;
        icon_name?: string;
        accent_color?: string;
        image_primary?: string | null;
        image_hover?: string | null;
        stat1_label?: string | null;
        stat1_value?: string | null;
        stat2_label?: string | null;
        stat2_value?: string | null;
        published?: boolean;
        display_order?: number;
        created_at?: string;
        updated_at?: string;
      }>;
      contact_submissions: Table<{
        id?: string;
        name: string;
        email: string;
        organization?: string | null;
        phone?: string | null;
        service?: string | null;
        message: string;
        created_at?: string;
        keep_until?: string | null;
      }>;
      services: Table<{
        id?: string;
        slug: string;
        title: string;
        description?: string;
        detailed_description?: string;
        icon_name?: string;
        image_path?: string | null;
        hover_image_path?: string | null;
        impact?: string;
        features?: string[];
        benefits?: string[];
        process?: string[];
        published?: boolean;
        display_order?: number;
        created_at?: string;
        updated_at?: string;
      }>;
      subscribers: Table<{
        email: string;
        name?: string;
        status?: string;
        created_at?: string;
        updated_at?: string;
        welcomed_at?: string | null;
      }>;
    };
    Views: { [_ in never]: never };
    Functions: {
      claim_welcome: { Args: { address: string }; Returns: boolean };
      preview_row: { Args: { kind: string; token: string }; Returns: unknown };
      record_scan: { Args: { path: string }; Returns: boolean };
    };
  };
};
