import assert from "node:assert/strict";
import { describe, it } from "@std/testing/bdd";
import { samples } from "../../../content/samples.ts";
import { configWarnings, EnvError, parseEnv, readVariables } from "../../../server/env.ts";

const hosted = { SUPABASE_URL: "https://project.example", SUPABASE_ANON_KEY: "key" };

describe("the environment", () => {
  it("has a default for everything", () => {
    assert.deepEqual(parseEnv({}, "none"), {
      port: 8000,
      host: "0.0.0.0",
      siteUrl: "http://localhost:8000",
      backend: { kind: "none", url: undefined },
      pictureOrigins: [],
      telemetry: null,
      trustProxy: 0,
      shutdownGraceMs: 0,
      hsts: "max-age=31536000",
      logLevel: "info",
    });
  });

  it("takes hosts of pictures as https origins alone", () => {
    const list = "https://cdn.example, https://img.example/";
    const { pictureOrigins } = parseEnv({ PICTURE_ORIGINS: list }, "none");
    assert.deepEqual(pictureOrigins, ["https://cdn.example", "https://img.example"]);
    for (const wrong of ["http://cdn.example", "cdn.example", "https://cdn.example/a", "*"]) {
      assert.throws(() => parseEnv({ PICTURE_ORIGINS: wrong }, "none"), EnvError, wrong);
    }
  });

  it("is embedded in .data on a developer's machine", () => {
    assert.deepEqual(parseEnv({}, "embedded").backend, {
      kind: "embedded",
      dataDir: ".data",
      scannerUrl: undefined,
    });
    assert.deepEqual(
      parseEnv({ DATA_DIR: "/var/site" }, "embedded").backend,
      { kind: "embedded", dataDir: "/var/site", scannerUrl: undefined },
    );
  });

  it("is hosted as soon as there is a URL, with either name of the key", () => {
    const backend = { kind: "hosted", url: "https://project.example", key: "key" };
    assert.deepEqual(parseEnv(hosted, "embedded").backend, backend);
    const publishable = { SUPABASE_URL: hosted.SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: "key" };
    assert.deepEqual(parseEnv(publishable, "none").backend, backend);
  });

  it("is not configured when there is a URL without a key, or when BACKEND says so", () => {
    const url = hosted.SUPABASE_URL;
    assert.deepEqual(parseEnv({ SUPABASE_URL: url }, "embedded").backend, { kind: "none", url });
    assert.equal(parseEnv({ ...hosted, BACKEND: "none" }, "embedded").backend.kind, "none");
  });

  it("may say embedded although there is a URL", () => {
    assert.equal(parseEnv({ ...hosted, BACKEND: "embedded" }, "none").backend.kind, "embedded");
  });

  it("takes an empty variable for an unset one", () => {
    const empty = { PORT: "", SITE_URL: "", SUPABASE_URL: "", BACKEND: "", LOG_LEVEL: "" };
    assert.deepEqual(parseEnv(empty, "none"), parseEnv({}, "none"));
  });

  it("leaves no slash at the end of an origin", () => {
    assert.equal(
      parseEnv({ SITE_URL: "https://firm.example/" }, "none").siteUrl,
      "https://firm.example",
    );
    assert.equal(parseEnv({ PORT: "9000" }, "none").siteUrl, "http://localhost:9000");
  });

  const wrong: [variable: string, value: string, others?: Record<string, string>][] = [
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["HOST", "a b"],
    ["HOST", "http://host"],
    ["SITE_URL", "firm.example"],
    ["SITE_URL", "https://firm.example/path"],
    ["SITE_URL", "ftp://firm.example"],
    ["SUPABASE_URL", "project"],
    ["SUPABASE_URL", "https://project.example/rest/v1"],
    ["BACKEND", "postgres"],
    ["TRUST_PROXY", "10"],
    ["TRUST_PROXY", "true"],
    ["PICTURE_ORIGINS", "cdn.example"],
    ["PICTURE_ORIGINS", "https://cdn.example, http://img.example"],
    ["LOG_LEVEL", "verbose"],
  ];
  for (const [variable, value, others] of wrong) {
    it(`refuses ${variable}=${value} in one line that names it`, () => {
      assert.throws(() => parseEnv({ ...others, [variable]: value }, "none"), (error) => {
        assert(error instanceof EnvError);
        assert.match(error.message, new RegExp(`^${variable} must be .+$`));
        return true;
      });
    });
  }

  it("names what is missing when BACKEND is hosted", () => {
    assert.throws(() => parseEnv({ BACKEND: "hosted" }, "none"), /^EnvError: SUPABASE_URL must be/);
    const url = { SUPABASE_URL: hosted.SUPABASE_URL };
    assert.throws(
      () => parseEnv({ BACKEND: "hosted", ...url }, "none"),
      /^EnvError: SUPABASE_ANON_KEY must be/,
    );
  });

  it("says of a public start which samples are left, a line each", () => {
    const reported = (SITE_URL: string) =>
      configWarnings(parseEnv({ ...hosted, SITE_URL }, "none")).filter((line) =>
        line.startsWith("Sample")
      );
    const lines = reported("https://firm.example");
    assert.equal(lines.length, samples.length);
    assert(lines.includes("Sample left: The client's quote (content/pages/testimonial.ts)"));
    for (const own of ["http://firm.example", "https://localhost", "https://127.0.0.1:8443"]) {
      assert.deepEqual(reported(own), [], own);
    }
  });

  it("warns of telemetry that holds searches, or cannot tell instances apart", () => {
    const warned = (variables: Record<string, string>) =>
      configWarnings(parseEnv({ ...hosted, SITE_URL: "https://localhost", ...variables }, "none"))
        .map((line) => line.split(" ")[0]);
    assert.deepEqual(warned({ OTEL_DENO_TRACING: "true" }), []);
    assert.deepEqual(warned({ OTEL_DENO: "true" }), [
      "OTEL_DENO_TRACING",
      "OTEL_RESOURCE_ATTRIBUTES",
    ]);
    const set = {
      OTEL_DENO: "true",
      OTEL_DENO_TRACING: "false",
      OTEL_RESOURCE_ATTRIBUTES: "service.instance.id=one",
    };
    assert.deepEqual(warned(set), []);
  });

  it("says so when .env is no file", async () => {
    const [folder, before] = [await Deno.makeTempDir(), Deno.cwd()];
    await Deno.mkdir(`${folder}/.env`);
    Deno.chdir(folder);
    try {
      await assert.rejects(readVariables(), /^EnvError: \.env must be a file/);
    } finally {
      Deno.chdir(before);
      await Deno.remove(folder, { recursive: true });
    }
  });

  it("does not repeat a key in an error", () => {
    const secret = "sb_secret_value";
    assert.throws(
      () => parseEnv({ ...hosted, SUPABASE_ANON_KEY: secret, PORT: secret }, "none"),
      (error: Error) => !error.message.includes(secret),
    );
  });
});
