# The first stage has the tools and builds; the second runs. Nothing is fetched at start.
ARG DENO_VERSION=2.9.6

FROM denoland/deno:${DENO_VERSION} AS build
WORKDIR /app
COPY deno.json deno.lock ./
COPY tests/_std-testing tests/_std-testing
RUN deno install --frozen
COPY . .
RUN deno task build && deno cache --frozen main.ts server/http/healthcheck.ts

FROM denoland/deno:distroless-${DENO_VERSION}
WORKDIR /app
ENV NODE_ENV=production DENO_NO_UPDATE_CHECK=1 DENO_NO_PROMPT=1 HOST=0.0.0.0 PORT=8000
COPY --from=build /deno-dir /deno-dir
COPY --from=build /app /app
USER 65532:65532
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["deno", "run", "--cached-only", "--allow-net=127.0.0.1", "--allow-env=PORT", "server/http/healthcheck.ts"]
CMD ["run", "--cached-only", "--frozen", "--node-modules-dir=manual", "--allow-net", "--allow-env", "--allow-read=/app", "--allow-sys=hostname,osRelease,cpus", "main.ts"]
