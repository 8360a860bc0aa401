import { useState, type SubmitEvent } from 'react';
import { startSession } from 'shared/auth';
import { environment } from 'shared/environment';
import { callApi, errorText } from 'shared/http';
import { space, styled } from 'shared/theme';
import { Button, ErrorBox, TextField } from 'shared/ui';

/** Replaces the sign-in of remote-auth; the demo account is filled in. */
export function SignIn() {
  const [email, setEmail] = useState('demo@steplight.local');
  const [password, setPassword] = useState('steplight-demo');
  const [error, setError] = useState<string>();
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const body = { email, password };
    callApi('POST /auth/login', { body }).then(startSession, (error: unknown) =>
      setError(errorText(error, `The API at ${environment().apiAddress} refused the sign-in.`)),
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
      {error && <ErrorBox text={error} />}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  max-width: 400px;
  margin: ${space(8)} auto;
`;
