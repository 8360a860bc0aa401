import { useState, type SubmitEvent } from 'react';
import { startSession } from 'shared/auth';
import type { LoginReply } from 'shared/contract';
import { environment } from 'shared/environment';
import { errorText, request } from 'shared/http';
import { space, styled } from 'shared/theme';
import { Button, ErrorBox, TextField } from 'shared/ui';

/** The session that remote-auth would bring, with the demo account filled in. */
export function SignIn() {
  const [email, setEmail] = useState('demo@steplight.local');
  const [password, setPassword] = useState('steplight-demo');
  const [problem, setProblem] = useState<string>();
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const body = { email, password };
    request<LoginReply>('/auth/login', { method: 'POST', body, keepsSessionOn401: true }).then(
      startSession,
      (error: unknown) =>
        setProblem(errorText(error, `The API at ${environment().apiAddress} refused the sign-in.`)),
    );
  };
  return (
    <Form onSubmit={handleSubmit}>
      <TextField label="Email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <TextField
        label="Password"
        type="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit">Sign in</Button>
      {problem && <ErrorBox text={problem} />}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  max-width: 400px;
  margin: ${space(8)} auto;
`;
