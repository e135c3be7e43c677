/** The tables of `supabase/migrations/`. Written by `deno task database-types`. */
type Table<Row, Optional extends keyof Row> = {
  Row: Row;
  Insert: Omit<Row, Optional> & Partial<Pick<Row, Optional>>;
  Update: Partial<Row>;
  Relationships: [];
};

export type Database = {
  public: {
    Tables: {
      careers_applications: Table<{
        id: string;
        first_name: string;
        last_name: string;
        email: string;
        phone: string;
        location: string;
        position: string | null;
        experience: string;
        availability: string;
        salary: string | null;
        linked_in: string | null;
        portfolio: string | null;
        cover_letter: string;
        resume_url: string;
        resume_path: string;
        created_at: string;
        keep_until: string | null;
      }, "id" | "position" | "salary" | "linked_in" | "portfolio" | "created_at" | "keep_until">;
      commitments: Table<
        {
          id: string;
          slug: string;
          title: string;
          subtitle: string;
          description: string;
          full_content: string;
          icon_name: string;
          accent_color: string;
          image_primary: string | null;
          image_hover: string | null;
          stat1_label: string | null;
          stat1_value: string | null;
          stat2_label: string | null;
          stat2_value: string | null;
          published: boolean;
          display_order: number;
          created_at: string;
          updated_at: string;
        },
        | "id"
        | "subtitle"
        | "description"
        | "full_content"
        | "icon_name"
        | "accent_color"
        | "image_primary"
        | "image_hover"
        | "stat1_label"
        | "stat1_value"
        | "stat2_label"
        | "stat2_value"
        | "published"
        | "display_order"
        | "created_at"
        | "updated_at"
      >;
      contact_submissions: Table<{
        id: string;
        name: string;
        email: string;
        organization: string | null;
        phone: string | null;
        service: string | null;
        message: string;
        created_at: string;
        keep_until: string | null;
      }, "id" | "organization" | "phone" | "service" | "created_at" | "keep_until">;
      services: Table<
        {
          id: string;
          slug: string;
          title: string;
          description: string;
          detailed_description: string;
          icon_name: string;
          image_path: string | null;
          hover_image_path: string | null;
          impact: string;
          features: string[];
          benefits: string[];
          process: string[];
          published: boolean;
          display_order: number;
          created_at: string;
          updated_at: string;
        },
        | "id"
        | "description"
        | "detailed_description"
        | "icon_name"
        | "image_path"
        | "hover_image_path"
        | "impact"
        | "features"
        | "benefits"
        | "process"
        | "published"
        | "display_order"
        | "created_at"
        | "updated_at"
      >;
      subscribers: Table<{
        email: string;
        name: string;
        status: string;
        created_at: string;
        updated_at: string;
        welcomed_at: string | null;
      }, "name" | "status" | "created_at" | "updated_at" | "welcomed_at">;
    };
    Views: { [_ in never]: never };
    Functions: { [_ in never]: never };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
