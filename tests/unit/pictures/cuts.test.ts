import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { cutOf, type CutsByPicture, pictureNameOf } from "../../../client/ui/media/picture.tsx";

describe("the cut of a picture", () => {
  const cuts: CutsByPicture = {
    "services/project-management": "part-y-15",
    "services/organizational-development": "part-y-22",
  };

  it("is that of its name", () => {
    assert.equal(cutOf("/images/services/organizational-development.webp", cuts), "part-y-22");
    assert.equal(cutOf("/images/services/project-management.webp", cuts), "part-y-15");
  });

  it("is none for other pictures of the site, and for those of the backend", () => {
    assert.equal(cutOf("/images/services/human-resources-training.webp", cuts), undefined);
    for (const src of ["https://files.example/a.webp", "/images/services/unknown.webp", ""]) {
      assert.equal(pictureNameOf(src), undefined);
      assert.equal(cutOf(src, cuts), undefined);
    }
  });
});
