const TIMEOUT_MS = 30_000;
const PAGE = 100;
const MAX_PAGES = 30;

/** Creates the comment on the pull request, or updates the one that begins with the same line. Throws an Error that names no token. */
export async function putComment({ api, token, repo, pullRequest }, body) {
  const github = (method, path, content) =>
    callGithub({ api, token }, method, `/repos/${repo}${path}`, content);
  const marker = body.split('\n', 1)[0];
  const isOwn = await ownership({ api, token });
  const find = async () => (await listComments(github, pullRequest, marker)).filter(isOwn);

  const [existing] = await find();
  if (existing) return github('PATCH', `/issues/comments/${existing.id}`, { body });
  const created = await github('POST', `/issues/${pullRequest}/comments`, { body });
  // Another job may have made one at the same time: the older stays.
  const [first] = await find();
  if (!first || first.id === created.id) return created;
  await github('DELETE', `/issues/comments/${created.id}`);
  return github('PATCH', `/issues/comments/${first.id}`, { body });
}

/** Comments of workflows and Apps, and of the person whose token it is: what others have written is theirs. */
async function ownership(connection) {
  const login = await callGithub(connection, 'GET', '/user').then(
    (user) => user.login,
    // The token of a workflow belongs to no person.
    () => undefined,
  );
  return ({ user }) => user?.type === 'Bot' || (login !== undefined && user?.login === login);
}

async function listComments(github, pullRequest, marker) {
  const found = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const comments = await github('GET', `/issues/${pullRequest}/comments?per_page=${PAGE}&page=${page}`);
    found.push(...comments.filter(({ body }) => body?.startsWith(marker)));
    if (comments.length < PAGE) break;
  }
  return found;
}

async function callGithub({ api, token }, method, path, content) {
  let response;
  try {
    response = await fetch(`${api}${path}`, {
      method,
      body: content && JSON.stringify(content),
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.github+json',
        'user-agent': 'steplight',
        'x-github-api-version': '2022-11-28',
        ...(content && { 'content-type': 'application/json' }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new Error(`GitHub does not answer (${error.cause?.code ?? error.name}).`, { cause: error });
  }
  if (!response.ok) {
    const reason = await response.json().then(
      ({ message }) => message,
      () => undefined,
    );
    throw new Error(`GitHub answered ${response.status}${reason ? `: ${reason}` : ''}.`);
  }
  return response.status === 204 ? undefined : response.json();
}
