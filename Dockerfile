# Conclave with its web client, on SQLite in the volume /data. docs/self-hosting.md tells of the settings.
FROM node:24-slim
WORKDIR /conclave
ENV NODE_ENV=production DATA_DIR=/data PORT=8080

# The workspaces' package.json files lie all over packages/: everything is copied before the installation.
COPY . .
RUN npm install --no-save --no-audit --no-fund --include=dev \
 && node_modules/node/bin/node node_modules/vite/bin/vite.js build packages/client \
 && npm prune --no-save --no-audit --no-fund --omit=dev \
 && mkdir /data && chown node:node /data

# The Node that the tests run on, which the dependencies bring along, and not the image's own.
ENV PATH=/conclave/node_modules/node/bin:$PATH
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
# Node itself, so that signals reach the server and it can stop in order.
CMD ["node", "packages/cli/src/main.ts", "serve"]
