/** The search over the site's content and the seed's published rows. */
import { listPages } from "../../../content/page-list.ts";
import { createBackend } from "../../../server/backend/client.ts";
import { createCatalog } from "../../../server/catalog/catalog.ts";
import { createSearch, type Search } from "../../../server/catalog/search/search-index.ts";
import { createLog } from "../../../server/log.ts";
import { openInMemory } from "../backend/memory.ts";

/** What the search is made of. */
export async function seedPages() {
  const embedded = await openInMemory();
  try {
    const backend = createBackend(embedded);
    const catalog = createCatalog({ backend, log: createLog("silent", () => {}) });
    const [services, commitments] = await Promise.all([catalog.services(), catalog.commitments()]);
    if (!services.ok || !commitments.ok) throw new Error("the seed cannot be read");
    return listPages(services.value, commitments.value);
  } finally {
    await embedded.close();
  }
}

export const seedSearch = async (): Promise<Search> => await createSearch(await seedPages());
