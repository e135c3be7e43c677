# The first stage builds; the second holds what serves and nothing else: Deno, and the folder that
# `deno task bundle` writes. The next line is where Deno's version is set.
ARG DENO_VERSION=2.9.6

FROM denoland/deno:${DENO_VERSION} AS build
WORKDIR /app
COPY deno.json deno.lock ./
COPY tests/_std-testing tests/_std-testing
RUN deno install --frozen
COPY . .
RUN deno task bundle && mkdir data

FROM denoland/deno:distroless-${DENO_VERSION}
WORKDIR /app
ENV NODE_ENV=production DENO_DIR=/tmp/deno DENO_NO_UPDATE_CHECK=1 DENO_NO_PROMPT=1 HOST=0.0.0.0 PORT=8000 DATA_DIR=/data
COPY --from=build /app/bundle /app
# A volume for BACKEND=embedded takes its owner from the folder it is mounted on.
COPY --from=build --chown=65532:65532 /app/data /data
USER 65532:65532
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["deno", "run", "--allow-net=127.0.0.1", "--allow-env=PORT", "healthcheck.js"]
CMD ["run", "--allow-env", "--allow-read=/app", "--allow-run=deno", "start.js", "main.js"]
