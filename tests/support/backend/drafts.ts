/** An embedded backend with one unpublished service and commitment, and the links that staff make. */
import { openInMemory } from "./memory.ts";

export const draftService = { slug: "new-service", title: "Disaster Recovery Planning" };
export const draftCommitment = { slug: "new-commitment", title: "Open Books" };

export type Drafts = Awaited<ReturnType<typeof openDrafts>>;

export async function openDrafts() {
  const backend = await openInMemory();
  await backend.db.exec(`
    insert into public.services (slug, title, description, features) values
      ('${draftService.slug}', '${draftService.title}', 'How to recover.', '{A plan}');
    insert into public.commitments (slug, title, full_content, display_order) values
      ('${draftCommitment.slug}', '${draftCommitment.title}', '<p>All figures are public.</p>', 1);`);
  return {
    ...backend,
    /** Path, query and fragment of a new link. */
    async link(
      kind: "service" | "commitment",
      slug = (kind === "service" ? draftService : draftCommitment).slug,
    ): Promise<string> {
      const { rows } = await backend.db.query<{ link: string }>(
        "select private.preview_link($1, $2) as link",
        [kind, slug],
      );
      return rows[0]!.link;
    },
  };
}
